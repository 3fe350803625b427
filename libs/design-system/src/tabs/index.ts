export { tabStyle } from './tab-style';
export { Tabs, type Tab } from './tabs';
