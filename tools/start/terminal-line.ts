const ERROR_LEVEL = 50;

/** What of a process's output a person at the terminal should see: errors, and what is no structured log at all. */
export function toTerminalLine(line: string, isError: boolean): string | undefined {
  const entry = parse(line);
  if (!entry) return isError ? line : undefined;
  if (entry.level < ERROR_LEVEL) return undefined;
  const reason = entry.err?.message;
  return reason === undefined || reason === entry.msg ? entry.msg : `${entry.msg}: ${reason}`;
}

interface LogEntry {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly message?: string };
}

function parse(line: string): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Partial<LogEntry>;
    return typeof entry.level === 'number' ? { msg: '', ...entry, level: entry.level } : undefined;
  } catch {
    return undefined;
  }
}
