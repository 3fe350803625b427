export { CodeBlock } from './code-block';
export { Stat } from './stat';
export { DescriptionList, type Description } from './description-list';
