// Notifications for players who look elsewhere. On Android only a service worker may show them: there the constructor
// throws.

/** Shows a notification where the browser allows it. If that fails, the game goes on: the tab's title says the same. */
export async function tell(title: string, options: NotificationOptions): Promise<void> {
  try {
    if (Notification.permission !== 'granted') return
    // Pages without https have no service worker.
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
