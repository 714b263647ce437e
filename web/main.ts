import { mount } from 'svelte';
import App from './App.svelte';
import { choose } from './connection/transport.ts';
import { Page } from './page/page.svelte.ts';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import './style/table.css';

const target = document.querySelector('#page');
const page = new Page();
void Promise.all([page.speak(), choose()]).then(
  () => target !== null && mount(App, { target, props: { page } }),
);
