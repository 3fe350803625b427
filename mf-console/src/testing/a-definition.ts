export { aDefinition } from '@declic/action-console/testing';
