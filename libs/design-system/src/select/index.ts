export { SelectMenu, type SelectMenuProps, type SelectOption } from './select-menu';
