export { bareButton } from './bare-button';
export { Button, type ButtonProps } from './button';
export { CopyButton } from './copy-button';
export { ButtonLink } from './button-link';
export { IconButton } from './icon-button';
