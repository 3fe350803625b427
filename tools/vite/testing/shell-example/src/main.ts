/// <reference types="vite/client" />
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import './page.css';

document.title = font;
export const showLater = () => import('./later.ts').then(({ show }) => show());
void showLater();
