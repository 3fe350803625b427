/** The part that tests use of the queue of React's work, which comes without types. */
declare module 'scheduler' {
  export function unstable_forceFrameRate(framesPerSecond: number): void;
  export const unstable_IdlePriority: number;
  export function unstable_scheduleCallback(priority: number, callback: () => void): void;
}
