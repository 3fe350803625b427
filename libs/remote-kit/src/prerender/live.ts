/** For the program of a release that renders its pages from live data. */
export { livePages } from './live-pages';
