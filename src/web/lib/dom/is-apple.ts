/** Whether shortcuts use ⌘ on this machine, not Ctrl. Safari on an iPad says that it runs on a Mac. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
