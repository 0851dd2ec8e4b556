/** The passwords that attackers try first, in lower case. The list is short, because the rate limit stops further guesses. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  000000 0000000 00000000 000000000 0123456789 101010 10203040 1111 11111 111111 1111111 11111111 111111111 1111111111 112233 11223344
  1122334455 121212 12121212 123 123123 123123123 12312312 123321 123321123 1234 12341234 12344321 12345 123450 123451234512345 123454321
  1234554321 123456 1234560 123456123456 1234567 12345678 123456789 1234567890 12345678900 12345678910 1234567891 1234567899 123456789a
  12345678a 1234567a 123456a 123456abc 123456q 123456qwerty 12345a 12345abc 12345q 12345qwert 12345qwerty 1234abcd 1234asdf 1234qwer
  1234qwerasdfzxcv 123654 123654789 123789 123abc 123qwe 123qwe123 123qweasd 123qweasdzxc 124578 131313 13131313 135790 135792468 142536
  147147 147258 147258369 147852 147852369 1478963 159357 159753 159951 1a2b3c 1a2b3c4d 1a2b3c4d5e 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx 1qaz!qaz 20202020 212121 22222 222222 2222222 22222222 222333 232323 23232323 242424
  246810 252525 256256 258456 258852 272727 282828 292929 303030 321321 321321321 321654 321654987 333333 33333333 3333333333 369258147
  420420 4321 43214321 444444 44444444 456456 456789 456852 4815162342 5201314 54321 555555 55555555 5555555555 654321 66666 666666
  66666666 741852 741852963 7654321 777777 7777777 77777777 7777777777 786786 789456 789456123 789456123a 789789 852456 852963741
  87654321 888888 88888888 8888888888 951753 963852741 963852 987456321 987654 9876543 98765432 987654321 9876543210 999999 99999999
  999999999 9999999999 a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 a1s2d3f4 aa123456 aa12345678 aaa111 aaaa1111 aaaaaa
  aaaaaaa aaaaaaaa aaaaaaaaaa ab123456 abc12345 abc123 abc123456 abc123abc abc1234 abcd123 abcd1234 abcd12345 abcdef abcdefg abcdefgh
  abcdefghi abcdefghij abcdef123 access access14 admin admin1 admin123 admin1234 admin12345 admin123456 administrator admin@123 adminadmin
  alexander alexander1 alexandra amanda america andrea andrew angel angels anthony apple apples arsenal asd123 asd123456 asdasd asdasdasd
  asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfghjkl1 ashley august austin azerty azertyuiop babygirl babygirl1 bailey banana
  barcelona baseball baseball1 basketball basketball1 batman batman123 beautiful benjamin blink182 buster butterfly butterfly1 california
  caroline casper changeit changeme changeme1 changeme123 charlie charlie1 charlie123 cheese chelsea chelsea1 chocolate chocolate1
  christian christopher computer computer1 cookie corvette cowboys creative danielle daniel danger demo1234 default diamond dolphin dragon
  dragon123 dragons elephant elizabeth elizabeth1 england facebook facebook1 family ferrari flower flowers football football1 football123
  forever freedom freedom1 friends friends1 fuckyou fuckyou1 gabriel george ginger google google123 guest guest123 hannah happy123 harley
  hello hello123 hello1234 hellohello hockey hunter hunter2 hunter123 iceman iloveme iloveyou iloveyou1 iloveyou12 iloveyou123 iloveyou2
  internet isabella jackson jasmine jennifer jennifer1 jessica jessica1 jesus1 jesuschrist jonathan jordan jordan23 joseph joshua junior
  justin killer killer123 kimberly kitty123 lakers landfall letmein letmein1 letmein123 letmein12 liverpool liverpool1 login123 london
  love1234 loveme loveyou lovelove lovely maggie manchester manchester1 margaret marina martin master master123 matrix matthew maverick
  melissa mercedes metallica michael michael1 michelle mickey monkey monkey123 monkey12 monster mother mustang mynoob mypassword naruto
  nathan nicholas nicole nirvana nothing november october oliver orange p455w0rd p4ssw0rd p@55w0rd p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@ssword
  p@ssword1 pa$$word pa$$w0rd pa55w0rd pa55word pass1234 pass12345 pass123 passpass passw0rd passw0rd1 password password! password0
  password01 password1 password1! password10 password11 password12 password123 password1234 password12345 password123! password2
  password2020 password2021 password2022 password2023 password2024 password2025 password2026 password21 password3 password4 password5
  password6 password69 password7 password8 password9 password99 passwords passwort patrick peanut pepper phoenix pokemon pokemon1
  pokemon123 princess princess1 princess123 purple q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazwsx qazwsx123 qazwsxed qazwsxedc
  qazxsw qazxswedc qqqqqq qqqqqqqq qwaszx qweasd qweasd123 qweasdzxc qweqwe qweqweqwe qwer1234 qwerqwer qwert qwert123 qwert12345 qwerty
  qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty! qwertyui qwertyuiop qwertyuiop1 qwertz qwertzuiop qwertzuio
  rachel raiders rainbow ranger rebecca redsox richard robert rockstar root root1234 rootroot runescape samantha samsung samsung1 scooter
  secret secret1 secret12 secret123 secret1234 september shadow shadow123 slipknot soccer soccer12 sophie spiderman spider spongebob
  starwars starwars1 stephanie strawberry success summer summer123 summer2024 summer2025 sunflower sunshine sunshine1 sunshine123
  superman superman1 superstar support sweety system taylor temp1234 temporary tennis test test1 test123 test1234 test12345 test123456
  testing testing1 testing123 testpass testtest thomas thunder tigger tinkerbell trustno1 tuesday twilight user1234 vanessa vfrcgjd
  victoria victory video123 vincent voyager wachtwoord welcome welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 whatever
  whatever1 william william1 winner winter winter123 winter2024 winter2025 xxxxxx xxxxxxxx yankees yellow zaq12wsx zaq1zaq1 zaqwsx zxasqw12
  zxc123 zxcasdqwe zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc zzzzzz zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);
