import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';

const LARGEST = 10 * 1024 * 1024;
const COMPLAIN_EVERY_MS = 60_000;

/** A log that loses lines rather than ending its writer: the disk may be full, or the folder gone. */
export class LogFile {
  readonly path: string;
  private complainedAt = -Infinity;

  constructor(path: string) {
    this.path = path;
    try {
      if (existsSync(path) && statSync(path).size > LARGEST) renameSync(path, `${path}.1`);
    } catch (error) {
      this.complain(error);
    }
  }

  append(text: string): void {
    try {
      appendFileSync(this.path, `${text}\n`);
    } catch (error) {
      this.complain(error);
    }
  }

  private complain(error: unknown): void {
    if (performance.now() - this.complainedAt < COMPLAIN_EVERY_MS) return;
    this.complainedAt = performance.now();
    console.error(
      `${this.path} cannot be written, and lines are lost: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
