export { tabStyle } from './tab-style';
export { Tabs, type Tab } from './tabs';
/** For tabs whose list and panels stand in a layout of their own. */
export { Tabs as TabsPrimitive } from 'radix-ui';
