export { CodeBlock, type CodeBlockProps } from './code-block';
export { Stat, type StatProps } from './stat';
export { DescriptionList, type Description, type DescriptionListProps } from './description-list';
