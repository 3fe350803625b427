export { Link } from './link';
export { LinkProvider, type LinkElementProps } from './link-provider';
