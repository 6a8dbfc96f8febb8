import sharp from 'sharp';

const grounds = ['#f3f1ea', '#1d2022', '#f5a71e', '#fbe7be'];

/** A drawing with a body of oil in it; every number gives another one. */
export function drawPicture(number: number): Promise<Buffer> {
  const ground = grounds[number % grounds.length] ?? '#f3f1ea';
  const oil = ground === '#f5a71e' ? '#1a1c1d' : '#f5a71e';
  const level = 260 + ((number * 37) % 220);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="675">
    <rect width="900" height="675" fill="${ground}"/>
    <path fill="${oil}" d="M0 ${level - 40}C180 ${level + 30} 420 ${level + 40} 620 ${level}S860 ${level - 60} 900 ${level - 40}V675H0Z"/>
    <rect x="${300 + ((number * 53) % 240)}" y="120" width="180" height="${level}" fill="#b8bab6"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
