export { Link, type LinkProps, type LinkVariant } from './link';
export { LinkProvider, type LinkElementProps, type LinkProviderProps } from './link-provider';
