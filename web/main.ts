import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/cards.css';
import './style/table.css';

const target = document.querySelector('#page');
if (target !== null) mount(App, { target });
