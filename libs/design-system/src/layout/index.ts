export { VisuallyHidden, visuallyHidden } from './visually-hidden';
export { SkipLink } from './skip-link';
export { Stack, Row, Grid, DividedList, Columns, type Space } from './stack';
export { Container } from './container';
export { PageTitle } from './page-title';
export { PageHeader, type PageHeaderProps } from './page-header';
export { keepFocus, focusGroup, noFocusFallback } from './keep-focus';
