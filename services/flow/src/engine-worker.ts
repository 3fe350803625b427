/** What threads of the embedded engine run; `EngineThreads` starts them. */
export * from './engine/embedded/threads/tasks';
