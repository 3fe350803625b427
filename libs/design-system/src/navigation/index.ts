export { Breadcrumb, type Crumb } from './breadcrumb';
export { AppHeader, SiteHeader } from './header';
export { Footer, type FooterGroup } from './footer';
