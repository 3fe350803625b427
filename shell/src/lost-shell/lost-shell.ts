import { watchShell } from './watch-shell';

/** Inlined into the page, before all of its code. */
watchShell();
