export { type Command, confinedCommand, type Confinement } from './confined-command';
export { denyAccess } from './deny-access';
export { FairSlots } from './fair-slots';
export { findTools, type Tools } from './find-tools';
export { readableFolders } from './readable-folders';
