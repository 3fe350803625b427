import { findBuiltFile } from '../../../built-file';
import { EngineThreads, type EngineThreadsOptions } from './engine-threads';

/** The threads of the built service. */
export const createEngineThreads = ({
  workerFile = findBuiltFile('engine-worker.js'),
  ...limits
}: Partial<EngineThreadsOptions> = {}) => new EngineThreads({ workerFile, ...limits });
