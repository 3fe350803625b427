export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './heading';
export { Text, type TextProps, type TextSize, type TextTone } from './text';
export { Figure } from './figure';
