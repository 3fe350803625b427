/** The core of the design system: small, shared by every area at run time. Heavier parts have entries of their own. */
export * from './tokens';
export * from './global-style';
export * from './theme';
export * from './brand';
export * from './layout';
export * from './text';
export * from './link';
export * from './button';
export * from './field';
export * from './card';
export * from './badge';
export * from './feedback';
export * from './progress';
export * from './navigation';
export * from './data';
export * from './icons';
