/** Shows what the server pushes, and opens the table it is about. */

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language } = event.data.json();
  event.waitUntil(
    // The same message again takes the place of the first.
    self.registration.showNotification(title, { body, tag, lang: language, icon: '/icon.svg', data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** In a window that shows it already, in any other of ours, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => new URL(client.url).pathname === path);
  if (open !== undefined) return open.focus();
  return self.clients.openWindow(path);
}
