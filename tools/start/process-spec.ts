/** A Node program that belongs to the stack. */
export interface ProcessSpec {
  readonly name: string;
  readonly script: string;
  readonly cwd: string;
  readonly nodeOptions?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logDir: string;
  /** The port whose socket it inherits as LISTEN_FD. Then it can be replaced while it runs, and says `ready` when it listens. */
  readonly listens?: number;
}
