/** For builds: the pages of a remote as HTML. */
export { prerenderRemote } from './prerender-remote';
