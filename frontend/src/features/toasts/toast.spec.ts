/** @jest-environment node */
import { currentToast, dismissToast, subscribeToToasts, takeToastAction, toast } from './toast.js';

describe('toasts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are shown one at a time: a new one replaces the last, which counts as closed', () => {
    const onGone = jest.fn();
    toast({ title: 'first', onGone });
    toast({ title: 'second' });
    expect(currentToast()).toMatchObject({ title: 'second', open: true });
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('report their closing once, whatever closes them', () => {
    const onGone = jest.fn();
    const id = toast({ title: 'it', onGone });
    dismissToast(id);
    dismissToast(id);
    toast({ title: 'another' });
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('do not report their closing if their action was taken', () => {
    const onGone = jest.fn();
    const run = jest.fn();
    const id = toast({ title: 'it', onGone, action: { label: 'Undo', run } });
    takeToastAction(id);
    dismissToast(id);
    expect(run).toHaveBeenCalledTimes(1);
    expect(onGone).not.toHaveBeenCalled();
  });

  it('are kept for a while after they have closed', () => {
    const heard = jest.fn();
    const stop = subscribeToToasts(heard);
    dismissToast(toast({ title: 'it' }));
    expect(currentToast()).toMatchObject({ title: 'it', open: false });
    jest.advanceTimersByTime(999_999);
    expect(currentToast()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentToast()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
  });
});
