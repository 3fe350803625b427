export { Button, type ButtonProps } from './button';
export { CopyButton, type CopyButtonProps, type CopyButtonTexts } from './copy-button';
export { ButtonLink, type ButtonLinkProps } from './button-link';
export { IconButton, type IconButtonProps } from './icon-button';
export type { ButtonSize, ButtonVariant } from './button-style';
