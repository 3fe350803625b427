export { VisuallyHidden } from './visually-hidden';
export { SkipLink, type SkipLinkProps } from './skip-link';
export { Stack, Row, Grid, type FlowProps, type Space } from './stack';
export { Container } from './container';
export { PageHeader, type PageHeaderProps } from './page-header';
