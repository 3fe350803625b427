import { loadLater } from './load-later';

/** Inlined into the page. */
loadLater();
