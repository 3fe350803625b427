/** The parts of a toast besides its title. */
export interface NotifyOptions {
  description?: string | undefined;
  /** Milliseconds on screen; 4,000 unless given. */
  duration?: number | undefined;
  /** What a call failed with: the toast shows its request id, and when to try again. */
  error?: unknown;
  /** One button, such as Undo; the toast is closed with it. The page must have another way to the same. */
  action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

type ToastKind = 'success' | 'error' | 'info';

/** A toast that was asked for. */
export interface ToastRequest extends NotifyOptions {
  readonly kind: ToastKind;
  readonly title: string;
}

type ShowToast = (request: ToastRequest) => void;

const waiting: ToastRequest[] = [];
let show: ShowToast = (request) => void waiting.push(request);

/**
 * Shows a toast. Toasts are queued until the toast library has loaded. Gives nothing back, unlike that library: an effect may be no
 * more than a call of this, and React would call what it returns.
 */
export const notify = {
  success: (title: string, options?: NotifyOptions) => void show({ kind: 'success', title, ...options }),
  error: (title: string, options?: NotifyOptions) => void show({ kind: 'error', title, ...options }),
  info: (title: string, options?: NotifyOptions) => void show({ kind: 'info', title, ...options }),
};

/** Connects `notify` with the toast region; queued toasts are shown now. Returns the disconnect function. */
export function connectToasts(next: ShowToast): () => void {
  show = next;
  for (const request of waiting.splice(0)) next(request);
  return () => {
    if (show === next) show = (request) => void waiting.push(request);
  };
}
