/** Milliseconds of processor time of this thread since `process.threadCpuUsage()` gave `before`: other programs do not count. */
export function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
