// Tells whoever looks elsewhere that they are asked. On Android only a service worker may tell: there the constructor
// throws.

/** Shows a notification where the browser allows it. If that fails, the game goes on: the tab's title says the same. */
export async function tell(title: string, options: NotificationOptions): Promise<void> {
  try {
    if (Notification.permission !== 'granted') return
    // A page that is not over https has no workers.
    const worker = await navigator.serviceWorker?.getRegistration()
    if (worker?.active) return await worker.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    /* No notification, then. */
  }
}
