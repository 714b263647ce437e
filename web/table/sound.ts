/** Two short sounds, made on the spot: my turn, and something happened. */
export function chime(kind: 'turn' | 'news'): void {
  const context = new AudioContext();
  const notes = kind === 'turn' ? [523, 784] : [392];
  for (const [i, note] of notes.entries()) {
    const start = context.currentTime + i * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = note;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
  setTimeout(() => void context.close(), 1000);
}
