// @ts-nocheck: the package's types describe only the whole package.
/** Without the stores that the server never uses. */
module.exports = {
  RateLimiterMemory: require('rate-limiter-flexible/lib/RateLimiterMemory'),
  RateLimiterPostgres: require('rate-limiter-flexible/lib/RateLimiterPostgres'),
  RateLimiterRedis: require('rate-limiter-flexible/lib/RateLimiterRedis'),
  RateLimiterRes: require('rate-limiter-flexible/lib/RateLimiterRes'),
}
