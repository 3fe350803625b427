/** The icons of the product. Only what is used: the core is shared at run time and cannot be tree-shaken. */
export * from './icons';
export type { Icon } from './create-icon';
