/** The words every volume of the series needs, in both languages. */
export { en } from './en.ts';
export { ja } from './ja.ts';
