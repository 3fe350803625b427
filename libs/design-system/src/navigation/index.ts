export { Breadcrumb, type BreadcrumbProps, type Crumb } from './breadcrumb';
export { AppHeader, SiteHeader, type HeaderProps, type HeaderTexts } from './header';
export { Footer, type FooterGroup, type FooterProps } from './footer';
export type { NavItem } from './nav-list';
