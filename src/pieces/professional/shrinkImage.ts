/** Pixels; a signature is broad. */
const WIDTH = 600;
const HEIGHT = 240;
const SMALLER = 0.75;
const TRIES = 8;

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:image/png;base64,${btoa(characters)}`;
}

function drawn(image: CanvasImageSource, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No image.'))), 'image/png');
  });
}

/**
 * The picture as a small PNG: as large as it is up to 600 by 240 pixels, and smaller until it keeps to the limit.
 * @param limit characters of the data URL
 * @throws where it is no picture, or stays too large
 */
export async function shrinkImage(file: Blob, limit: number): Promise<string> {
  const image = await createImageBitmap(file);
  try {
    let scale = Math.min(1, WIDTH / image.width, HEIGHT / image.height);
    for (let i = 0; i < TRIES; i += 1) {
      const url = await dataUrlOf(await drawn(image, image.width * scale, image.height * scale));
      if (url.length <= limit) return url;
      scale *= SMALLER;
    }
  } finally {
    image.close();
  }
  throw new Error('Too large.');
}
