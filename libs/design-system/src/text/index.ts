export { Heading } from './heading';
export { Text } from './text';
export { Figure } from './figure';
